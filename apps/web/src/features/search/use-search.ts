import { useDebouncedValue } from "@mantine/hooks";
import { fewestLetters, searchEverything } from "@retribusi/contract/features/search/search.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

/** Milliseconds after the last key: a pause between words, not between letters. */
const pause = 250;

/** What was found for a text, once its typing pauses. */
export function useSearch(typed: string) {
  const text = typed.trim();
  const [paused] = useDebouncedValue(text, pause);
  const isLong = text.length >= fewestLetters;
  const query = useQuery({
    queryKey: ["search", paused],
    queryFn: ({ signal }) => callEndpoint(searchEverything, { query: { q: paused }, signal }),
    enabled: isLong && paused === text,
    gcTime: 60_000,
  });
  // What was found for another text is no answer to this one.
  return { text, isLong, query, found: isLong && paused === text ? query.data : undefined };
}
