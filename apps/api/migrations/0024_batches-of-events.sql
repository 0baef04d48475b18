CREATE TABLE "event_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"device_id" text NOT NULL,
	"session_id" text,
	"identity_id" text,
	"events" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
