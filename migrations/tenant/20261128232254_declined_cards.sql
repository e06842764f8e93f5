ALTER TABLE `payment_entry` ADD `card` text;--> statement-breakpoint
CREATE INDEX `payment_entry_card` ON `payment_entry` (`distributor_id`,`card`,`created_at`) WHERE card is not null;