CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "servers_seen" ON "servers" USING btree ("seen_at");