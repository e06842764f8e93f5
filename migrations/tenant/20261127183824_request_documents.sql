CREATE TABLE `request_document` (
	`distributor_id` text NOT NULL,
	`code` text NOT NULL,
	`format` text NOT NULL,
	`request_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`request_code` text NOT NULL,
	`saved_at` text NOT NULL,
	`total_cents` integer,
	`sha256` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `code`, `format`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
