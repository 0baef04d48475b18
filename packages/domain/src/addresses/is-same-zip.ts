/** Whether two zips are one, white space and capitals aside; as they are written otherwise. */
export function isSameZip(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

const bare = (zip: string) => zip.replace(/\s/g, "").toUpperCase();
