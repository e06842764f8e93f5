CREATE TABLE `cart` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `cart_age` ON `cart` (`distributor_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `custom_form` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`screen` text NOT NULL,
	`purchase_types` text NOT NULL,
	`fields` text NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `request_file` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`file_id` text NOT NULL,
	`name` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `file_id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `request` ADD `expires_on` text;--> statement-breakpoint
ALTER TABLE `request` ADD `budget_code` text;--> statement-breakpoint
ALTER TABLE `request` ADD `budget_created_at` text;--> statement-breakpoint
ALTER TABLE `request` ADD `is_copy` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `request` ADD `lead_id` text;--> statement-breakpoint
ALTER TABLE `request` ADD `system_id` text;--> statement-breakpoint
ALTER TABLE `request` ADD `sizing_id` text;