ALTER TABLE `request` ADD `customer_name` text;--> statement-breakpoint
ALTER TABLE `request` ADD `coupon_code` text;