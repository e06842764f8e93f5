/** The path of the page that a request is of. The framework asks for a page's data, and sends its forms, under the same
 *  path with `.data` behind.
 *  @example pagePath("https://sol.example/requests.data?page=2") // "/requests" */
export function pagePath(url: string): string {
  return new URL(url).pathname.replace(/\.data$/, "");
}

/** The address of the page that a request is of, some of its parameters set or, by null, left out; never with the
 *  `index` that the framework puts behind a form's address.
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
