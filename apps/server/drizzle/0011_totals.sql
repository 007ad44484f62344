CREATE TABLE "daily_totals" (
	"date" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL,
	"unique_users" integer NOT NULL,
	"new_users" integer NOT NULL,
	"presentations" integer NOT NULL,
	"tokens" bigint NOT NULL,
	"cost_cents" integer NOT NULL,
	"revenue_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_totals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"presentations" integer DEFAULT 0 NOT NULL,
	"tokens_used" bigint DEFAULT 0 NOT NULL,
	"cost_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"tier" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "analytics" ADD COLUMN "slide_id" text;--> statement-breakpoint
ALTER TABLE "analytics" ADD COLUMN "showing" text;--> statement-breakpoint
ALTER TABLE "analytics" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "user_totals" ADD CONSTRAINT "user_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_totals_rank" ON "user_totals" USING btree ("presentations" DESC NULLS LAST,"tokens_used" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE INDEX "payment_receipts_paid" ON "payment_receipts" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_receipts_user" ON "payment_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_trial_end" ON "users" USING btree ("trial_end_date");--> statement-breakpoint
CREATE INDEX "users_paid" ON "users" USING btree ("subscription_end_date") WHERE "users"."subscription_tier" <> 'free';--> statement-breakpoint
CREATE INDEX "analytics_timestamp" ON "analytics" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "analytics_viewer" ON "analytics" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "site_visits_user" ON "site_visits" USING btree ("user_id") WHERE "site_visits"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "token_usage_timestamp" ON "token_usage" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "user_activity_summary_date" ON "user_activity_summary" USING btree ("date");--> statement-breakpoint
CREATE INDEX "presentations_created" ON "presentations" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION "note_activity"(who text, moment timestamptz, decks integer, tokens integer, cents integer, pages integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO user_activity_summary AS kept
    (user_id, date, presentations_created, tokens_used, cost_usd_cents, pages_visited, last_updated)
  VALUES (who, (moment AT TIME ZONE 'UTC')::date, decks, tokens, cents, pages, moment)
  ON CONFLICT (user_id, date) DO UPDATE SET
    presentations_created = kept.presentations_created + excluded.presentations_created,
    tokens_used = kept.tokens_used + excluded.tokens_used,
    cost_usd_cents = kept.cost_usd_cents + excluded.cost_usd_cents,
    pages_visited = kept.pages_visited + excluded.pages_visited,
    -- Two signs of life less than half an hour apart belong to one stay.
    session_duration = kept.session_duration + CASE
      WHEN excluded.last_updated > kept.last_updated
        AND excluded.last_updated - kept.last_updated < interval '30 minutes'
      THEN round(extract(epoch FROM excluded.last_updated - kept.last_updated))::integer
      ELSE 0 END,
    last_updated = greatest(kept.last_updated, excluded.last_updated)
$$;--> statement-breakpoint
CREATE FUNCTION "count_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_totals (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_count" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "count_user"();--> statement-breakpoint
CREATE FUNCTION "count_presentation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_activity(NEW.user_id, NEW.created_at, 1, 0, 0, 0);
  END IF;
  -- What lies in the trash is not counted.
  IF TG_OP <> 'INSERT' AND OLD.trashed_at IS NULL THEN
    UPDATE user_totals SET presentations = presentations - 1 WHERE user_id = OLD.user_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.trashed_at IS NULL THEN
    UPDATE user_totals SET presentations = presentations + 1 WHERE user_id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "presentations_count" AFTER INSERT OR DELETE OR UPDATE OF "trashed_at", "user_id" ON "presentations" FOR EACH ROW EXECUTE FUNCTION "count_presentation"();--> statement-breakpoint
CREATE FUNCTION "count_tokens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_totals
    SET tokens_used = tokens_used + NEW.total_tokens, cost_cents = cost_cents + NEW.cost_usd
    WHERE user_id = NEW.user_id;
  PERFORM note_activity(NEW.user_id, NEW.timestamp, 0, NEW.total_tokens, NEW.cost_usd, 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "token_usage_count" AFTER INSERT ON "token_usage" FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION "count_tokens"();--> statement-breakpoint
INSERT INTO user_totals (user_id, presentations, tokens_used, cost_cents)
SELECT users.id,
  (SELECT count(*) FROM presentations WHERE presentations.user_id = users.id AND trashed_at IS NULL),
  coalesce(used.tokens, 0),
  coalesce(used.cents, 0)
FROM users LEFT JOIN (
  SELECT user_id, sum(total_tokens) AS tokens, sum(cost_usd) AS cents FROM token_usage GROUP BY user_id
) used ON used.user_id = users.id;--> statement-breakpoint
SELECT note_activity(user_id, created_at, 1, 0, 0, 0) FROM presentations ORDER BY created_at;--> statement-breakpoint
SELECT note_activity(user_id, timestamp, 0, total_tokens, cost_usd, 0) FROM token_usage WHERE user_id IS NOT NULL ORDER BY timestamp;
