ALTER TABLE "presentation_revisions" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "presentation_revisions" SET "saved_at" = "replaced_at";--> statement-breakpoint
ALTER TABLE "presentation_revisions" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "presentations" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "presentation_revisions" ADD CONSTRAINT "presentation_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;