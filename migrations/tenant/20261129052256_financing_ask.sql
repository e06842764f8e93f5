CREATE TABLE `financing_ask` (
	`distributor_id` text NOT NULL,
	`request_id` text NOT NULL,
	`months` integer NOT NULL,
	`contact` text NOT NULL,
	`asked_at` text NOT NULL,
	PRIMARY KEY(`distributor_id`, `request_id`)
);
