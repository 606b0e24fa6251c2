"""The sentences in which a principality's choices are made."""

from typing import Final

from ...kernel import Form
from .regions import RESOURCE_OF, RESOURCES, STORES

PAY: Final = Form("pay", "pay {resource} from {region}", resource=RESOURCES, region=STORES)
STORE: Final = Form("store", "store {resource} in {region}", resource=RESOURCES, region=STORES)
TAKE: Final = Form("take", "take {resource} in {region}", resource=RESOURCES, region=STORES)
TAKE_LOST: Final = Form("take-lost", "take {resource} and lose it", resource=RESOURCES)
GIVE: Final = Form("give", "give {resource} from {region}", resource=RESOURCES, region=STORES)

FORMS: Final = (PAY, STORE, TAKE, TAKE_LOST, GIVE)

# one option per region, made once: asking which region pays or stores is the most frequent question of the game
PAY_FROM: Final = {region: PAY(resource, region) for region, resource in RESOURCE_OF.items()}
STORE_IN: Final = {region: STORE(resource, region) for region, resource in RESOURCE_OF.items()}
TAKE_IN: Final = {region: TAKE(resource, region) for region, resource in RESOURCE_OF.items()}
GIVE_FROM: Final = {region: GIVE(resource, region) for region, resource in RESOURCE_OF.items()}
LOSE: Final = {resource: TAKE_LOST(resource) for resource in RESOURCES}
