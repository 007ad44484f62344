CREATE TABLE "team_decks" (
	"team_id" integer NOT NULL,
	"presentation_id" integer NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_decks_team_id_presentation_id_pk" PRIMARY KEY("team_id","presentation_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"token" text,
	"role" text DEFAULT 'member' NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone,
	CONSTRAINT "team_members_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collaborators" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "collaborators" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "collaborators" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "team_decks" ADD CONSTRAINT "team_decks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_decks" ADD CONSTRAINT "team_decks_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_decks_presentation" ON "team_decks" USING btree ("presentation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_team_user" ON "team_members" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_team_email" ON "team_members" USING btree ("team_id","email");--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collaborators_presentation_email" ON "collaborators" USING btree ("presentation_id","email");--> statement-breakpoint
ALTER TABLE "collaborators" ADD CONSTRAINT "collaborators_token_unique" UNIQUE("token");--> statement-breakpoint
CREATE VIEW "public"."deck_access" AS (
  select presentation_id, user_id,
    (array_agg(role order by case role when 'editor' then 1 when 'commenter' then 2 else 3 end))[1] as role
  from (
    select presentation_id, user_id, role from collaborators where user_id is not null
    union all
    select d.presentation_id, m.user_id, d.role from team_decks d
      join team_members m on m.team_id = d.team_id where m.user_id is not null
  ) given
  group by presentation_id, user_id);