CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"outline" jsonb NOT NULL,
	"slides" jsonb NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_totals" ALTER COLUMN "cost_cents" SET DATA TYPE numeric(14, 4);--> statement-breakpoint
ALTER TABLE "token_usage" ALTER COLUMN "cost_usd" SET DATA TYPE numeric(14, 4);--> statement-breakpoint
ALTER TABLE "user_activity_summary" ALTER COLUMN "cost_usd_cents" SET DATA TYPE numeric(14, 4);--> statement-breakpoint
ALTER TABLE "user_totals" ALTER COLUMN "cost_cents" SET DATA TYPE numeric(14, 4);--> statement-breakpoint
ALTER TABLE "generation_uses" ADD COLUMN "reserved" numeric(14, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id","updated_at");--> statement-breakpoint
-- Money with fractions of a cent: what is noted of a use is no whole number any more.
CREATE FUNCTION "note_activity"(who text, moment timestamptz, decks integer, tokens integer, cents numeric, pages integer) RETURNS void LANGUAGE sql AS $$
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
DROP FUNCTION "note_activity"(text, timestamptz, integer, integer, integer, integer);
