-- A row trigger made totals once for every deck: each of 10,000 in one statement walked over the versions of the row that
-- the others before it had left.
DROP TRIGGER "presentations_count" ON "presentations";--> statement-breakpoint
DROP FUNCTION "count_presentation"();--> statement-breakpoint
CREATE FUNCTION "count_made_decks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_activity(made.user_id, made.created_at, made.decks, 0, 0, 0)
  FROM (SELECT user_id, created_at, count(*)::integer AS decks FROM new_decks GROUP BY user_id, created_at ORDER BY created_at) made;
  -- What lies in the trash is not counted.
  UPDATE user_totals SET presentations = presentations + made.decks
  FROM (SELECT user_id, count(*)::integer AS decks FROM new_decks WHERE trashed_at IS NULL GROUP BY user_id) made
  WHERE user_totals.user_id = made.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_deleted_decks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_totals SET presentations = presentations - gone.decks
  FROM (SELECT user_id, count(*)::integer AS decks FROM old_decks WHERE trashed_at IS NULL GROUP BY user_id) gone
  WHERE user_totals.user_id = gone.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_moved_decks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_totals SET presentations = presentations + moved.decks
  FROM (
    SELECT user_id, sum(step)::integer AS decks FROM (
      SELECT user_id, -1 AS step FROM old_decks WHERE trashed_at IS NULL
      UNION ALL SELECT user_id, 1 FROM new_decks WHERE trashed_at IS NULL
    ) steps GROUP BY user_id HAVING sum(step) <> 0
  ) moved
  WHERE user_totals.user_id = moved.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "presentations_made" AFTER INSERT ON "presentations" REFERENCING NEW TABLE AS new_decks FOR EACH STATEMENT EXECUTE FUNCTION "count_made_decks"();--> statement-breakpoint
CREATE TRIGGER "presentations_deleted" AFTER DELETE ON "presentations" REFERENCING OLD TABLE AS old_decks FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_decks"();--> statement-breakpoint
CREATE TRIGGER "presentations_moved" AFTER UPDATE ON "presentations" REFERENCING OLD TABLE AS old_decks NEW TABLE AS new_decks FOR EACH STATEMENT EXECUTE FUNCTION "count_moved_decks"();
