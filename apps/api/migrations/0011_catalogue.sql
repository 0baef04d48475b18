CREATE TABLE "catalogue_entries" (
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text NOT NULL,
	"plain_title" text NOT NULL,
	"texts" jsonb,
	"genre" text NOT NULL,
	"language" text NOT NULL,
	"channel_number" integer NOT NULL,
	"channel_name" text NOT NULL,
	"airs" jsonb,
	"position" integer NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "catalogue_entries_entity_type_entity_id_pk" PRIMARY KEY("entity_type","entity_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"digest" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"device_digest" text NOT NULL,
	CONSTRAINT "search_counts_day_entity_type_entity_id_device_digest_pk" PRIMARY KEY("day","entity_type","entity_id","device_digest")
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"identity_id" text NOT NULL,
	"plain_query" text NOT NULL,
	"query" text NOT NULL,
	"entity_type" text,
	"entity_id" text,
	"searched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "searches_identity_id_plain_query_pk" PRIMARY KEY("identity_id","plain_query")
);
--> statement-breakpoint
CREATE INDEX "catalogue_entries_title_words" ON "catalogue_entries" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "catalogue_entries_words" ON "catalogue_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "catalogue_entries_position" ON "catalogue_entries" USING btree ("position");--> statement-breakpoint
CREATE INDEX "searches_searched_at" ON "searches" USING btree ("searched_at");