-- What is found in a text with so many characters to three: administrators search for parts of addresses, and trigrams
-- would be an extension that not every database has.
CREATE FUNCTION "text_parts"(words text, shortest integer) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(
    SELECT substr(words, place, length) FROM generate_series(1, length(words)) place, generate_series(shortest, 3) length
    WHERE place + length <= length(words) + 1)
$$;--> statement-breakpoint
CREATE TABLE "total_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "total_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"accounts" integer NOT NULL,
	"presentations" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
CREATE INDEX "sessions_used" ON "sessions" USING btree ((coalesce("sess" ->> 'usedAt', "sess" ->> 'createdAt')));--> statement-breakpoint
CREATE INDEX "sessions_public" ON "sessions" USING btree ((substr(encode(sha256(('session ' || "sid")::bytea), 'hex'), 1, 16)));--> statement-breakpoint
CREATE INDEX "users_parts" ON "users" USING gin (text_parts(lower("email" || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '')), 1));--> statement-breakpoint
CREATE INDEX "analytics_activities" ON "analytics" USING btree ("timestamp") WHERE showing is null;--> statement-breakpoint
CREATE INDEX "audit_trail_action" ON "audit_trail" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "account_invitations_created" ON "account_invitations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_invitations_parts" ON "account_invitations" USING gin (text_parts("email", 1));--> statement-breakpoint
CREATE INDEX "account_invitations_invited_by" ON "account_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "collaborators_waiting" ON "collaborators" USING btree ("invited_at","id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "collaborators_waiting_parts" ON "collaborators" USING gin (text_parts("email", 1)) WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "collaborators_invited_by" ON "collaborators" USING btree ("invited_by") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "share_links_active" ON "share_links" USING btree ("id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "team_members_waiting" ON "team_members" USING btree ("invited_at","id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "team_members_waiting_parts" ON "team_members" USING gin (text_parts("email", 1)) WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "team_members_invited_by" ON "team_members" USING btree ("invited_by") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
-- Every account has one row of totals: they tell of accounts and decks that come and go. A statement that changes neither
-- number leaves nothing.
CREATE FUNCTION "note_new_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO total_changes (accounts, presentations)
  SELECT count(*), sum(presentations) FROM new_totals HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_gone_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO total_changes (accounts, presentations)
  SELECT -count(*), -sum(presentations) FROM old_totals HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_changed_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO total_changes (accounts, presentations)
  SELECT 0, sum(step) FROM (
    SELECT presentations AS step FROM new_totals UNION ALL SELECT -presentations FROM old_totals
  ) steps HAVING sum(step) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_totals_new" AFTER INSERT ON "user_totals" REFERENCING NEW TABLE AS new_totals FOR EACH STATEMENT EXECUTE FUNCTION "note_new_totals"();--> statement-breakpoint
CREATE TRIGGER "user_totals_gone" AFTER DELETE ON "user_totals" REFERENCING OLD TABLE AS old_totals FOR EACH STATEMENT EXECUTE FUNCTION "note_gone_totals"();--> statement-breakpoint
CREATE TRIGGER "user_totals_changed" AFTER UPDATE ON "user_totals" REFERENCING OLD TABLE AS old_totals NEW TABLE AS new_totals FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_totals"();--> statement-breakpoint
INSERT INTO total_changes (accounts, presentations) SELECT count(*), coalesce(sum(presentations), 0) FROM user_totals;
