/**
 * What Chinese and Arabic texts of donations say of clothes, by its English. Written for this project from everyday words; a
 * word counts wherever it stands, since Chinese has no spaces and Arabic joins articles to it.
 */
const words = `
silk: 絲, 丝, حرير
wool: 羊毛, صوف
cotton: 棉, قطن
leather: 皮革, 真皮, جلد
linen: 亞麻, 亚麻, كتان
pale: 淺, 浅
pattern: 圖案, 图案
floral: 花卉, 花朵, زهور
striped: 條紋, 条纹, مخطط
red: 紅色, 红色, 紅, 红, أحمر, حمراء
blue: 藍色, 蓝色, 藍, 蓝, أزرق, زرقاء
green: 綠色, 绿色, 綠, 绿, أخضر, خضراء
yellow: 黃色, 黄色, 黃, 黄, أصفر, صفراء
black: 黑色, 黑, أسود, سوداء
white: 白色, 白, أبيض, بيضاء
pink: 粉紅, 粉红, زهري, وردي
gray: 灰色, 灰, رمادي
brown: 棕色, 棕, بني
purple: 紫色, 紫, بنفسجي
women: 女裝, 女装, 女士, نسائي, للنساء
men: 男裝, 男装, 男士, رجالي, للرجال
kids: 兒童, 儿童, 童裝, 童装, أطفال
baby: 嬰兒, 婴儿, رضيع
raincoat: 雨衣, معطف مطر
coat: 大衣, 外套, معطف
jacket: 夾克, 夹克, سترة
sweater: 毛衣, كنزة
shirt: 襯衫, 衬衫, قميص
pants: 褲, 裤, بنطال, بنطلون
dress: 連衣裙, 连衣裙, فستان
skirt: 裙, تنورة
shoes: 鞋, حذاء, أحذية
boots: 靴, جزمة
scarf: 圍巾, 围巾, وشاح
hat: 帽, قبعة
gloves: 手套, قفازات
rain: 雨, مطر
winter: 冬, شتاء
years: 歲, 岁, سنوات, سنة
months: 個月, 个月, أشهر, شهر
lightly used: 八成新, 七成新
almost new: 九成新
new: 全新, 新的, جديد
clean: 乾淨, 干净, نظيف
washed: 清洗, 洗過, 洗过, مغسول
excellent: ممتازة, ممتاز
condition: 狀況, 状况, بحالة
hood: 帽子, غطاء رأس
pocket: 口袋, جيب
two pockets: جيبان, جيبين
child: طفل, ابني
weekend: 週末, 周末
afternoon: 下午
evening: 晚上, مساء
morning: 早上, صباح
pickup: 來取, 来取, الاستلام
six: السادسة
size: 尺碼, 尺码, مقاس
`;

const table = words
  .split('\n')
  .filter((line) => line.includes(': '))
  .flatMap((line) => {
    const [english = '', others = ''] = line.split(': ');
    return others.split(', ').map((word) => [word, english] as const);
  })
  .toSorted(([one], [other]) => other.length - one.length);

const otherLetters = /[^\p{Script=Latin}\P{L}]/gu;

/** Whether most letters of a text are of another script than the Latin one. */
export function isInOtherScript(text: string): boolean {
  return (text.match(otherLetters)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

const digits = /[٠-٩۰-۹]/g;

/** What is known of a text in another script, in English words. */
export function fromOtherScript(text: string): string {
  const latin = text.replaceAll(digits, (digit) =>
    String((digit.charCodeAt(0) - (digit < '۰' ? 0x6_60 : 0x6_f0)) % 10),
  );
  return table.reduce((read, [word, english]) => read.replaceAll(word, ` ${english} `), latin);
}
