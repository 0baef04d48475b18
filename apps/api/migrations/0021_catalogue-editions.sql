CREATE TABLE "catalogue_editions" (
	"edition" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"origin" text NOT NULL,
	"digest" text NOT NULL,
	"editorial" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"token_digest" text,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "catalogue_editions_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "catalogue_imports" CASCADE;--> statement-breakpoint
DROP INDEX "catalogue_entries_position";--> statement-breakpoint
ALTER TABLE "catalogue_entries" DROP CONSTRAINT "catalogue_entries_entity_type_entity_id_pk";--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "edition" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_edition_entity_type_entity_id_pk" PRIMARY KEY("edition","entity_type","entity_id");--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "title_in_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "plain_title_in_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "long_texts" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "channel_name_in_french" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "catalogue_editions_expires_at" ON "catalogue_editions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "catalogue_entries_position" ON "catalogue_entries" USING btree ("edition","position");