import type { ImageParams } from "@skywave/contract";
import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import { encodeInput } from "@skywave/domain/text/encode-input";

/**
 * The address of a picture in a size and a format, by the template that the operator has configured. Sides are in
 * pixels: 1,080 where none is named, and 1,920 where more is. Throws where no template is configured.
 */
export function buildImageUrl({ domains }: Configuration, params: ImageParams): string {
  const template = domains["image"]?.baseUrl;
  if (template === undefined || template === "") throw new Error("No baseUrl found in domain config");
  return template.replace("{params}", encodeInput(params));
}
