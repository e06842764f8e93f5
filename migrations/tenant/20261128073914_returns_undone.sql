ALTER TABLE `request_return` ADD `stock_before` text;--> statement-breakpoint
ALTER TABLE `request_return` ADD `stock_after` text;--> statement-breakpoint
ALTER TABLE `request_return` ADD `undone_at` text;--> statement-breakpoint
ALTER TABLE `request_return` ADD `undone_by` text;--> statement-breakpoint
ALTER TABLE `request_return` ADD `undone_reason` text;