/**
 * A JSON file that ships with the app. Fetched, not imported: a failed import stays failed until the page is reloaded,
 * a failed fetch may be tried again. Rejects when the file cannot be reached or is no JSON.
 */
export async function fetchJson(url: URL): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.json();
}
