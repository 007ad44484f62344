CREATE TABLE "share_visits" (
	"link_id" integer NOT NULL,
	"visitor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_visits_link_id_visitor_pk" PRIMARY KEY("link_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "password" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_visits_at" ON "share_visits" USING btree ("at");