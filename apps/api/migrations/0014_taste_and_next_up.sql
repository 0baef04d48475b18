CREATE TABLE "next_up" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "station_feedback" (
	"identity_id" text NOT NULL,
	"content_entity_type" text NOT NULL,
	"content_entity_id" text NOT NULL,
	"item_entity_id" text NOT NULL,
	"is_up" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "station_feedback_pk" PRIMARY KEY("identity_id","content_entity_type","content_entity_id","item_entity_id")
);
--> statement-breakpoint
CREATE TABLE "tastes" (
	"identity_id" text NOT NULL,
	"taste_type" text NOT NULL,
	"taste_id" text NOT NULL,
	"is_liked" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tastes_identity_id_taste_type_taste_id_pk" PRIMARY KEY("identity_id","taste_type","taste_id")
);
