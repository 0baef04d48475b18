CREATE TABLE "catalogue_words" (
	"edition" text DEFAULT 'live' NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	"position" integer NOT NULL,
	"source" jsonb NOT NULL,
	"digest" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "catalogue_words_edition_entity_type_entity_id_pk" PRIMARY KEY("edition","entity_type","entity_id")
);
