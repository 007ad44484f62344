CREATE TABLE "audit_checkpoints" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"key_id" text,
	"at" timestamp with time zone NOT NULL,
	"signature" text NOT NULL,
	"signed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck_index" (
	"presentation_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"visible_words" "tsvector" NOT NULL,
	"charts" integer NOT NULL,
	"pictures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck_index_due" (
	"presentation_id" integer PRIMARY KEY NOT NULL,
	"mark" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_references" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_references_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"upload_id" text NOT NULL,
	"presentation_id" integer,
	"template_id" integer,
	"first_version" integer,
	"last_version" integer
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_steps" (
	"name" text PRIMARY KEY NOT NULL,
	"last_begun" timestamp with time zone,
	"last_ok" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"rows" integer DEFAULT 0 NOT NULL,
	"ms" integer DEFAULT 0 NOT NULL,
	"longest_batch_ms" integer DEFAULT 0 NOT NULL,
	"position" text,
	"completed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_figures" (
	"kind" text PRIMARY KEY NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deck_index" ADD CONSTRAINT "deck_index_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_index_due" ADD CONSTRAINT "deck_index_due_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_references" ADD CONSTRAINT "picture_references_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_references" ADD CONSTRAINT "picture_references_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_references" ADD CONSTRAINT "picture_references_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_index_words" ON "deck_index" USING gin ("words");--> statement-breakpoint
CREATE INDEX "deck_index_visuals" ON "deck_index" USING btree ("presentation_id","charts","pictures");--> statement-breakpoint
CREATE INDEX "deck_index_due_mark" ON "deck_index_due" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "picture_references_upload" ON "picture_references" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_references_deck" ON "picture_references" USING btree ("presentation_id","upload_id","first_version");--> statement-breakpoint
CREATE INDEX "picture_references_open" ON "picture_references" USING btree ("presentation_id") WHERE last_version is null;--> statement-breakpoint
CREATE INDEX "picture_references_closed" ON "picture_references" USING btree ("id") WHERE last_version is not null;--> statement-breakpoint
CREATE INDEX "picture_references_template" ON "picture_references" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_picture" ON "users" USING btree ("profile_image_url") WHERE profile_image_url is not null;--> statement-breakpoint
CREATE INDEX "audit_trail_exports" ON "audit_trail" USING btree ("actor","at") WHERE action = 'deck-export';--> statement-breakpoint
CREATE INDEX "generations_updated" ON "generations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "mail_queue_failed" ON "mail_queue" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "brand_kits_logos" ON "brand_kits" USING gin ("logos");--> statement-breakpoint
CREATE INDEX "presentation_revisions_replaced" ON "presentation_revisions" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "presentations_shown" ON "presentations" USING btree ("id") WHERE is_public;--> statement-breakpoint
ALTER INDEX "deck_index_words" SET (gin_pending_list_limit = 1024);--> statement-breakpoint
CREATE SEQUENCE "deck_index_mark";--> statement-breakpoint
CREATE FUNCTION "note_deck_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deck_index_due (presentation_id, mark) VALUES (NEW.id, nextval('deck_index_mark'))
  ON CONFLICT (presentation_id) DO UPDATE SET mark = excluded.mark;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "presentations_words" AFTER INSERT OR UPDATE OF "title", "slides" ON "presentations" FOR EACH ROW EXECUTE FUNCTION "note_deck_words"();--> statement-breakpoint
CREATE FUNCTION "picture_names"(slides jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(name #>> '{}', 14)), '{}')
  FROM jsonb_path_query(slides, 'strict $.** ? (@.type() == "string" && @ starts with "/api/uploads/")') name
$$;--> statement-breakpoint
CREATE FUNCTION "note_deck_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[] := picture_names(NEW.slides);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE picture_references SET last_version = OLD.version
    WHERE presentation_id = NEW.id AND last_version IS NULL AND upload_id <> ALL (names);
  END IF;
  IF cardinality(names) > 0 THEN
    -- The lock makes the sweep, which passes over what is locked, and this save take turns.
    INSERT INTO picture_references (upload_id, presentation_id, first_version)
    SELECT known.id, NEW.id, NEW.version FROM (
      SELECT id FROM uploads WHERE id = ANY (names) AND NOT EXISTS (
        SELECT FROM picture_references named WHERE named.upload_id = uploads.id
          AND named.presentation_id = NEW.id AND named.last_version IS NULL)
      ORDER BY id FOR KEY SHARE) known
    ON CONFLICT (presentation_id, upload_id, first_version) DO UPDATE SET last_version = NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "presentations_pictures" AFTER INSERT OR UPDATE OF "slides" ON "presentations" FOR EACH ROW EXECUTE FUNCTION "note_deck_pictures"();--> statement-breakpoint
CREATE FUNCTION "note_template_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM picture_references WHERE template_id = NEW.id;
  INSERT INTO picture_references (upload_id, template_id)
  SELECT known.id, NEW.id FROM (
    SELECT id FROM uploads WHERE id = ANY (picture_names(NEW.slides)) ORDER BY id FOR KEY SHARE) known;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "templates_pictures" AFTER INSERT OR UPDATE OF "slides" ON "templates" FOR EACH ROW EXECUTE FUNCTION "note_template_pictures"();--> statement-breakpoint
INSERT INTO maintenance_steps (name, completed)
SELECT 'Pictures of older decks', true WHERE NOT EXISTS (SELECT FROM presentations) AND NOT EXISTS (SELECT FROM templates);--> statement-breakpoint
DROP TRIGGER "audit_trail_append_only" ON "audit_trail";--> statement-breakpoint
CREATE TRIGGER "audit_trail_append_only" BEFORE UPDATE OR TRUNCATE ON "audit_trail" FOR EACH STATEMENT EXECUTE FUNCTION "audit_trail_is_append_only"();--> statement-breakpoint
CREATE FUNCTION "audit_trail_ends_at_checkpoint"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM audit_checkpoints WHERE id >= OLD.id) THEN
    RAISE EXCEPTION 'The audit trail is only ever added to';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_trail_delete" BEFORE DELETE ON "audit_trail" FOR EACH ROW EXECUTE FUNCTION "audit_trail_ends_at_checkpoint"();
