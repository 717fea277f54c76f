import { limits } from './limits.ts'

/**
 * The address of a map: an address of the maps service in which `{latitude}`, `{longitude}` and `{zoom}` are filled in.
 * The zoom is the shop's own, 17, at which single houses can be told apart.
 */
export function mapAddress(template: string, coordinates: { readonly latitude: number; readonly longitude: number }): string {
  return template
    .replaceAll('{latitude}', String(coordinates.latitude))
    .replaceAll('{longitude}', String(coordinates.longitude))
    .replaceAll('{zoom}', String(limits.mapZoom))
}
