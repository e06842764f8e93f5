CREATE TABLE `request_refund` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`given_on` text NOT NULL,
	`note` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_refund_request` ON `request_refund` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `request_return` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`lines` text NOT NULL,
	`rest_cents` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`was_paid` integer NOT NULL,
	`reason` text NOT NULL,
	`claim_id` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `request_return_request` ON `request_return` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `request` ADD `returned_cents` integer;