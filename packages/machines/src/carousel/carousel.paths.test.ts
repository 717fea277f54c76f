import { testPaths } from '../testing/test-paths.ts'
import { carouselModel } from './carousel.model.ts'

testPaths(carouselModel, './carousel.paths.md')
