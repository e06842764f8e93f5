CREATE TABLE `purchase_approval` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`integrator_id` text NOT NULL,
	`request_id` text NOT NULL,
	`request_version` integer NOT NULL,
	`order_input` text NOT NULL,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`total_cents` integer NOT NULL,
	`limit_cents` integer NOT NULL,
	`used_cents` integer NOT NULL,
	`period` text NOT NULL,
	`requested_by` text NOT NULL,
	`created_at` text NOT NULL,
	`decided_by` text,
	`decided_at` text,
	`note` text,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_approval_pending` ON `purchase_approval` (`distributor_id`,`request_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `purchase_approval_request` ON `purchase_approval` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_approval_company` ON `purchase_approval` (`distributor_id`,`integrator_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `purchase_rule` (
	`distributor_id` text NOT NULL,
	`integrator_id` text NOT NULL,
	`limit_cents` integer,
	`period` text NOT NULL,
	`is_number_required` integer NOT NULL,
	`exceptions` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `integrator_id`),
	FOREIGN KEY (`distributor_id`,`integrator_id`) REFERENCES `integrator`(`distributor_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `request` ADD `placed_by` text;--> statement-breakpoint
ALTER TABLE `request` ADD `purchase_number` text;--> statement-breakpoint
CREATE INDEX `request_placed` ON `request` (`distributor_id`,`placed_by`,`created_at`) WHERE placed_by is not null;