CREATE TABLE `terms_draft` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `terms_draft_kind` ON `terms_draft` (`distributor_id`,`kind`,`updated_at`);--> statement-breakpoint
CREATE TABLE `payment_consent` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`request_version` integer NOT NULL,
	`document_id` text NOT NULL,
	`document_version` integer NOT NULL,
	`sha256` text NOT NULL,
	`user_id` text,
	`accepted_at` text NOT NULL,
	`address` text NOT NULL,
	`user_agent` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `request_version`, `document_id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_document_active` ON `terms_document` (`distributor_id`,`kind`) WHERE active = 1;