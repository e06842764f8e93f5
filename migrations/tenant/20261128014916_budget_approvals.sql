CREATE TABLE `approval_answer` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`link_id` text NOT NULL,
	`request_id` text NOT NULL,
	`version` integer NOT NULL,
	`answer` text NOT NULL,
	`name` text NOT NULL,
	`comment` text NOT NULL,
	`address` text NOT NULL,
	`user_agent` text NOT NULL,
	`shown` text NOT NULL,
	`sha256` text NOT NULL,
	`code` text NOT NULL,
	`request_code` text NOT NULL,
	`total_cents` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approval_answer_once` ON `approval_answer` (`distributor_id`,`link_id`,`version`);--> statement-breakpoint
CREATE INDEX `approval_answer_request` ON `approval_answer` (`distributor_id`,`request_id`,`version`);--> statement-breakpoint
CREATE INDEX `approval_answer_code` ON `approval_answer` (`distributor_id`,`code`);--> statement-breakpoint
CREATE TABLE `approval_link` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`last_on` text NOT NULL,
	`shows_extra_items` integer NOT NULL,
	`shows_freight` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_by` text,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approval_link_token` ON `approval_link` (`distributor_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `approval_link_request` ON `approval_link` (`distributor_id`,`request_id`,`created_at`);