/** Purchase types in which products are chosen one by one. */
export const PRODUCT_PURCHASE_TYPES = ["mountKits", "kitExpress", "separatedSales"] as const;
export type ProductPurchaseType = (typeof PRODUCT_PURCHASE_TYPES)[number];

const SALE_SORTS = ["name", "price", "power", "productCode"] as const;
export type SaleSortKey = (typeof SALE_SORTS)[number];
export const SALE_SORT_WORDS = SALE_SORTS.flatMap((key) => [key, `-${key}`] as const);

/** Default number of products on a page. */
export const SALE_PAGE_SIZE = 25;
