CREATE TABLE "audit_trail" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"actor" text,
	"target" text,
	"caller" text NOT NULL,
	"request_id" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_trail_actor" ON "audit_trail" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_trail_target" ON "audit_trail" USING btree ("target","id");--> statement-breakpoint
CREATE FUNCTION "audit_trail_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit trail is only ever added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_trail_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_trail" FOR EACH STATEMENT EXECUTE FUNCTION "audit_trail_is_append_only"();
