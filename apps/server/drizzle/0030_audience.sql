CREATE TABLE "link_downloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"format" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_visit_slides" (
	"visit_id" integer NOT NULL,
	"slide_id" text NOT NULL,
	"ms" integer NOT NULL,
	CONSTRAINT "link_visit_slides_visit_id_slide_id_pk" PRIMARY KEY("visit_id","slide_id")
);
--> statement-breakpoint
CREATE TABLE "link_visitors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_visitors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"visitor_id" integer NOT NULL,
	"showing" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presentations" ADD COLUMN "counts_readers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "link_downloads" ADD CONSTRAINT "link_downloads_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_visit_slides" ADD CONSTRAINT "link_visit_slides_visit_id_link_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."link_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_visitors" ADD CONSTRAINT "link_visitors_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_visits" ADD CONSTRAINT "link_visits_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_visits" ADD CONSTRAINT "link_visits_visitor_id_link_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."link_visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_downloads_link_at" ON "link_downloads" USING btree ("link_id","at");--> statement-breakpoint
CREATE INDEX "link_downloads_at" ON "link_downloads" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_visitors_link_name" ON "link_visitors" USING btree ("link_id","name");--> statement-breakpoint
CREATE INDEX "link_visitors_last" ON "link_visitors" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_visits_visitor_showing" ON "link_visits" USING btree ("visitor_id","showing");--> statement-breakpoint
CREATE INDEX "link_visits_link_started" ON "link_visits" USING btree ("link_id","started_at");--> statement-breakpoint
CREATE INDEX "link_visits_last" ON "link_visits" USING btree ("last_at");