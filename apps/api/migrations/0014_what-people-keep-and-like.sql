CREATE TABLE "auto_downloads" (
	"identity_id" text NOT NULL,
	"list" text NOT NULL,
	"show_id" text NOT NULL,
	"most_episodes" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"new_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auto_downloads_identity_id_list_show_id_pk" PRIMARY KEY("identity_id","list","show_id")
);
--> statement-breakpoint
CREATE TABLE "content_activities" (
	"identity_id" text NOT NULL,
	"activity_type" text NOT NULL,
	"item_id" text NOT NULL,
	"genre" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_activities_identity_id_activity_type_item_id_pk" PRIMARY KEY("identity_id","activity_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "download_migrations" (
	"identity_id" text NOT NULL,
	"from_device_id" text NOT NULL,
	"to_device_id" text NOT NULL,
	CONSTRAINT "download_migrations_identity_id_from_device_id_pk" PRIMARY KEY("identity_id","from_device_id")
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"identity_id" text NOT NULL,
	"device_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"entity_type" text NOT NULL,
	"downloaded_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "downloads_identity_id_device_id_entity_id_pk" PRIMARY KEY("identity_id","device_id","entity_id")
);
--> statement-breakpoint
CREATE TABLE "library_items" (
	"identity_id" text NOT NULL,
	"item_id" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"plain_title" text NOT NULL,
	"genre" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"place" bigserial NOT NULL,
	"is_reminding" boolean NOT NULL,
	"reminds_since" timestamp (3) with time zone,
	"pin" integer,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "library_items_identity_id_item_id_pk" PRIMARY KEY("identity_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"identity_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_reads_identity_id_notification_id_pk" PRIMARY KEY("identity_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "playback_states" (
	"identity_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"entity_type" text NOT NULL,
	"genre" text NOT NULL,
	"position_in_seconds" integer NOT NULL,
	"is_finished" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "playback_states_identity_id_entity_id_pk" PRIMARY KEY("identity_id","entity_id")
);
--> statement-breakpoint
CREATE TABLE "listening_skips" (
	"listener" text NOT NULL,
	"station_id" text NOT NULL,
	"skipped_at" jsonb NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listening_skips_listener_station_id_pk" PRIMARY KEY("listener","station_id")
);
--> statement-breakpoint
CREATE TABLE "listening_stations" (
	"device_id" text NOT NULL,
	"station_id" text NOT NULL,
	"identity_id" text,
	"seed" integer NOT NULL,
	"place" integer NOT NULL,
	"item_started_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listening_stations_device_id_station_id_pk" PRIMARY KEY("device_id","station_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "listening_streams" ADD COLUMN "source_type" text DEFAULT 'channel-linear' NOT NULL;--> statement-breakpoint
ALTER TABLE "listening_streams" ADD COLUMN "source_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "content_activities_happened_at" ON "content_activities" USING btree ("identity_id","activity_type","happened_at");--> statement-breakpoint
CREATE INDEX "downloads_expires_at" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "library_items_kept_at" ON "library_items" USING btree ("identity_id","kept_at","item_id");--> statement-breakpoint
CREATE INDEX "library_items_title" ON "library_items" USING btree ("identity_id","plain_title","item_id");--> statement-breakpoint
CREATE INDEX "library_items_place" ON "library_items" USING btree ("identity_id","place","item_id");--> statement-breakpoint
CREATE INDEX "library_items_kind" ON "library_items" USING btree ("identity_id","entity_type","kept_at","item_id");--> statement-breakpoint
CREATE INDEX "library_items_pin" ON "library_items" USING btree ("identity_id","pin") WHERE "library_items"."pin" is not null;--> statement-breakpoint
CREATE INDEX "library_items_expires_at" ON "library_items" USING btree ("expires_at") WHERE "library_items"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "notification_reads_expires_at" ON "notification_reads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "playback_states_updated_at" ON "playback_states" USING btree ("identity_id","updated_at","entity_id");--> statement-breakpoint
CREATE INDEX "playback_states_expires_at" ON "playback_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listening_skips_last_at" ON "listening_skips" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "listening_stations_identity_id" ON "listening_stations" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "listening_stations_used_at" ON "listening_stations" USING btree ("used_at");