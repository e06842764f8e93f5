CREATE TABLE `payment_entry` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`charge_id` text,
	`amount_cents` integer NOT NULL,
	`occurred_at` text NOT NULL,
	`created_at` text NOT NULL,
	`provider` text,
	`provider_event_id` text,
	`created_by` text,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`, `seq`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_entry_event` ON `payment_entry` (`distributor_id`,`provider`,`provider_event_id`) WHERE provider_event_id is not null;--> statement-breakpoint
ALTER TABLE `charge` ADD `instrument` text DEFAULT '{"method":"pix","brCode":""}' NOT NULL;