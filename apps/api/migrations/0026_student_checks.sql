CREATE TABLE "student_callbacks" (
	"nonce" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_checks" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"is_renewal" boolean NOT NULL,
	"reason" text,
	"verification_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_checks_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "student_discounts" (
	"student_key" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "student_checks_one_open" ON "student_checks" USING btree ("identity_id") WHERE "student_checks"."state" in ('documentsNeeded', 'inReview');--> statement-breakpoint
CREATE INDEX "student_checks_by_verification" ON "student_checks" USING btree ("verification_id");