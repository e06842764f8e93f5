CREATE TABLE `shipment` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`request_id` text NOT NULL,
	`lines` text NOT NULL,
	`invoice_key` text,
	`carrier` text NOT NULL,
	`tracking_code` text NOT NULL,
	`tracking_url` text,
	`sent_on` text NOT NULL,
	`expected_on` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`delivered_at` text,
	`delivered_by` text,
	`received_by` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`request_id`) REFERENCES `request`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shipment_request` ON `shipment` (`distributor_id`,`request_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `shipment_claim` (
	`distributor_id` text NOT NULL,
	`id` text NOT NULL,
	`shipment_id` text NOT NULL,
	`item_id` text NOT NULL,
	`item_name` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`description` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`outcome` text,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by` text,
	`answered_at` text,
	PRIMARY KEY(`distributor_id`, `id`),
	FOREIGN KEY (`distributor_id`,`shipment_id`) REFERENCES `shipment`(`distributor_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shipment_claim_shipment` ON `shipment_claim` (`distributor_id`,`shipment_id`);