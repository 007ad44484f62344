CREATE TABLE "access_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"presentation_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"message" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_guests" (
	"link_id" integer NOT NULL,
	"email" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_guests_link_id_email_pk" PRIMARY KEY("link_id","email")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "allows_download" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "shows_notes" boolean;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "asks_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "embeds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_guests" ADD CONSTRAINT "share_guests_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_presentation_user" ON "access_requests" USING btree ("presentation_id","user_id");--> statement-breakpoint
CREATE INDEX "access_requests_user" ON "access_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_requests_asked" ON "access_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "share_guests_last" ON "share_guests" USING btree ("last_at");