CREATE TABLE `return_ask` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`lines` text NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`answered_by` text,
	`answered_at` text,
	`answer` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `return_ask_request` ON `return_ask` (`distributor_id`,`request_id`,`created_at`);