CREATE TABLE "file_store" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL,
	"generation" integer NOT NULL,
	CONSTRAINT "file_store_one_row" CHECK ("file_store"."only")
);
