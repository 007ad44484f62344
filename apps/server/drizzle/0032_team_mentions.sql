CREATE TABLE "comment_team_mentions" (
	"comment_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	CONSTRAINT "comment_team_mentions_comment_id_team_id_pk" PRIMARY KEY("comment_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "comment_team_mentions" ADD CONSTRAINT "comment_team_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_team_mentions" ADD CONSTRAINT "comment_team_mentions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_team_mentions_team" ON "comment_team_mentions" USING btree ("team_id");