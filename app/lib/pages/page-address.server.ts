/** Path of the page that a request belongs to. The framework loads a page's data and sends its forms under the
 *  same path with the suffix `.data`.
 *  @example pagePath("https://sol.example/requests.data?page=2") // "/requests" */
export function pagePath(url: string): string {
  return new URL(url).pathname.replace(/\.data$/, "");
}

/** Address of the page that a request belongs to, with some parameters set or, by null, removed. The `index` that
 *  the framework appends to the address of forms is always removed.
 *  @example pageAddress("https://sol.example/stock?index&row=1", { row: null, done: "1" }) // "/stock?done=1" */
export function pageAddress(url: string, changes: Readonly<Record<string, string | null>> = {}): string {
  const { searchParams } = new URL(url);
  searchParams.delete("index");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  const query = searchParams.toString();
  return query === "" ? pagePath(url) : `${pagePath(url)}?${query}`;
}
