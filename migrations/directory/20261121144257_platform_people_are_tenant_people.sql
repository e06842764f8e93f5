DROP TABLE `platform_rate_limit`;--> statement-breakpoint
DROP TABLE `platform_session`;--> statement-breakpoint
DROP TABLE `platform_user`;