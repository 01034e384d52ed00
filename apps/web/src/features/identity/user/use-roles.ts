import { useQuery } from "@tanstack/react-query";
import { listOptions } from "../../../records/record-api.ts";
import { recordKeys } from "../../../records/record-keys.ts";

/** All roles, in the order in which they were made. */
export const useRoles = () =>
  useQuery({
    queryKey: recordKeys.options("roles", {}),
    queryFn: ({ signal }) => listOptions("roles", {}, signal),
    select: (options) =>
      options.map(({ value, label }) => ({ id: Number(value), name: label })).sort((one, other) => one.id - other.id),
  });
