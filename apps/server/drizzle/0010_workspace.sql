CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"presentation_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_presentation_id_pk" PRIMARY KEY("user_id","presentation_id")
);
--> statement-breakpoint
DROP INDEX "presentations_user";--> statement-breakpoint
ALTER TABLE "presentations" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_presentation" ON "favorites" USING btree ("presentation_id");--> statement-breakpoint
CREATE INDEX "presentations_listed" ON "presentations" USING btree ("user_id","last_modified","id","title") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "presentations_public" ON "presentations" USING btree ("user_id","last_modified","id","title") WHERE is_public and trashed_at is null;--> statement-breakpoint
CREATE INDEX "presentations_trash" ON "presentations" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "presentations_user" ON "presentations" USING btree ("user_id");