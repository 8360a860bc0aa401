import 'swiper/css/bundle';
import Swiper from 'swiper/bundle';
import { show } from './support/html.ts';

show(
  '<h1>Offers</h1><div class="swiper" style="width: 400px; height: 120px"><div class="swiper-wrapper"><div class="swiper-slide">Spring <button>Buy spring</button></div><div class="swiper-slide">Summer <button>Buy summer</button></div><div class="swiper-slide">Autumn</div></div><div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div>',
);
new Swiper('.swiper', {
  navigation: { prevEl: '.swiper-button-prev', nextEl: '.swiper-button-next' },
  pagination: { el: '.swiper-pagination', clickable: true },
});
