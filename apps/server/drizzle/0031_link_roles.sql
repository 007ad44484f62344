CREATE TABLE "link_members" (
	"link_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_members_link_id_user_id_pk" PRIMARY KEY("link_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "role" text DEFAULT 'viewer' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_members" ADD CONSTRAINT "link_members_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_members" ADD CONSTRAINT "link_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_members_user" ON "link_members" USING btree ("user_id");--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."deck_access" AS (
  select presentation_id, user_id,
    (array_agg(role order by case role when 'editor' then 1 when 'commenter' then 2 else 3 end))[1] as role
  from (
    select presentation_id, user_id, role from collaborators where user_id is not null
    union all
    select d.presentation_id, m.user_id, d.role from team_decks d
      join team_members m on m.team_id = d.team_id where m.user_id is not null
    union all
    select l.presentation_id, m.user_id, l.role from link_members m
      join share_links l on l.id = m.link_id
      where l.is_active and l.role <> 'viewer' and (l.expires_at is null or l.expires_at > now())
        and not exists (select 1 from installation_settings where key = 'publicLinks' and value = 'false'::jsonb)
  ) given
  group by presentation_id, user_id);