CREATE UNLOGGED TABLE "run_events" (
	"holder" text NOT NULL,
	"place" integer NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_events_holder_place_pk" PRIMARY KEY("holder","place")
);
--> statement-breakpoint
CREATE INDEX "run_events_created" ON "run_events" USING btree ("created_at");