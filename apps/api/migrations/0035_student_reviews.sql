CREATE TABLE "student_reviews" (
	"verification_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"subject" text NOT NULL,
	"student_id" text NOT NULL,
	"name" text NOT NULL,
	"school" text NOT NULL,
	"file_name" text,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "student_reviews_subject" ON "student_reviews" USING btree ("subject");