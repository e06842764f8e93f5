ALTER TABLE `request` ADD `expiry_told` text;--> statement-breakpoint
CREATE INDEX `request_expiry` ON `request` (`distributor_id`,`expires_on`) WHERE expires_on is not null and deleted_at is null;