import { limits } from './limits.ts'

/**
 * The address of a map: the address template of the maps service with `{latitude}`, `{longitude}` and `{zoom}` filled in. The
 * zoom level is always 17, at which single houses are visible.
 */
export function mapAddress(template: string, coordinates: { readonly latitude: number; readonly longitude: number }): string {
  return template
    .replaceAll('{latitude}', String(coordinates.latitude))
    .replaceAll('{longitude}', String(coordinates.longitude))
    .replaceAll('{zoom}', String(limits.mapZoom))
}
